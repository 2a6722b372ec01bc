import type { Plugin } from 'vite';

/**
 * Build plugin that lets the bundle leave out components of the router that the site does not use: forms,
 * links, and the contexts of both. The package makes them by calls that could do anything, for all that a
 * bundler knows, and names them for development tools.
 */
export function unusedRouterParts(): Plugin {
  let count = 0;
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.mjs$/ },
      // The build has no source maps, so positions need none.
      handler: (code) => ({
        code: code
          .replace(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, (call) => {
            count += 1;
            return `/*#__PURE__*/ ${call}`;
          })
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
    buildEnd(failure) {
      if (!failure && count === 0)
        this.error('The router makes its components in another way now.');
    },
  };
}
