export default async function stopTestServer() {
  await globalThis.testServer.stop();
}
