import { Layout } from './layout/Layout';
import { Providers } from './providers';
import { Router } from './router';

export function App() {
  return (
    <Providers>
      <Layout>
        <Router />
      </Layout>
    </Providers>
  );
}
