import { Layout } from './layout/Layout';
import { Providers, type AppProps } from './providers';
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
