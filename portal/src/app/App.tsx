import { Layout } from './layout/Layout';
import { type AppProps, Providers } from './providers';
import { Router } from './router';

export function App(props: AppProps) {
  return (
    <Providers {...props}>
      <Layout>
        <Router />
      </Layout>
    </Providers>
  );
}
