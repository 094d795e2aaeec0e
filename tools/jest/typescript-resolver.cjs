/**
 * Relative imports of the backend end in `.js`, as they do once compiled; under jest that file is still `.ts`.
 * Packages are left alone.
 */
module.exports = (request, options) => {
  const isOwnFile = request.startsWith('.') && request.endsWith('.js') && !options.basedir.includes('/node_modules/');
  if (isOwnFile) {
    try {
      return options.defaultResolver(request.replace(/\.js$/, '.ts'), options);
    } catch {
      // A real .js file beside it, such as a configuration.
    }
  }
  return options.defaultResolver(request, options);
};
