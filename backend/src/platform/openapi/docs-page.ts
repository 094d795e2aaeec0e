/**
 * The page at /api/docs: Swagger UI without anything inline, so that its policy allows own files alone (SEC-3). Paths
 * are absolute, for the page stands at an address without a slash at its end.
 */
const page = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Masar API</title>
<link rel="icon" type="image/png" sizes="32x32" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/page.css">
</head>
<body>
<main id="swagger-ui"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const styles = `html { box-sizing: border-box; }
*, *::before, *::after { box-sizing: inherit; }
body { margin: 0; background: #fff; }
.swagger-ui .audience { margin: 40px 0 8px; color: #3b4151; font-size: 22px; }
@media (max-width: 640px) {
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag > a { flex: 1; }
  .swagger-ui .opblock-tag small { flex: 1 0 100%; order: 1; padding: 0; }
}
`;

/** A token that was typed to try a call is gone with the page; nobody else is asked whether the document is valid. */
const script = `const audienceHeadings = ({ React }) => ({
  wrapComponents: {
    OperationTag: (Tag) => (props) => {
      const begins = props.tagObj.getIn(['tagDetails', 'x-begins-audience']);
      const audience = props.tagObj.getIn(['tagDetails', 'x-audience']);
      const heading = begins && React.createElement('h2', { className: 'audience', key: 'audience' }, audience);
      return React.createElement(React.Fragment, null, heading, React.createElement(Tag, { ...props, key: 'tag' }));
    },
  },
});
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'none',
  persistAuthorization: false,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [audienceHeadings],
  layout: 'BaseLayout',
});
`;

/** What is answered below /api/docs beside the files of Swagger UI, by the path that follows. */
export const docsFiles: Readonly<Record<string, { type: string; text: string }>> = {
  '/': { type: 'html', text: page },
  '/page.css': { type: 'css', text: styles },
  '/start.js': { type: 'js', text: script },
};
