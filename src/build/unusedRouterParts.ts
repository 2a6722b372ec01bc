import type { Plugin } from 'vite';

/**
 * Build plugin that lets the bundle leave out components of the router that the site does not use: forms,
 * links, and the contexts of both. The package makes them by calls that could do anything, for all that a
 * bundler knows, and names them for development tools.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/*#__PURE__*/ $&')
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
