export default function X() { return <h1>…</h1>; }
