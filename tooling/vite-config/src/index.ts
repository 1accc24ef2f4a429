import { fileURLToPath } from 'node:url'
import { contract } from '@pramaan/contract'
import type { Tree } from '@pramaan/contract/endpoint'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { PluginOption, UserConfig } from 'vite'
import { chunkGroups, type FirstScreens } from './chunks.ts'
import { compiledTexts } from './compiled-texts.ts'
import { compressed } from './compressed.ts'
import { firstFiles } from './first-files.ts'
import { pageFrame } from './page-frame.ts'
import { singleIcons } from './single-icons.ts'

const name = 'virtual:contract'

/** Where each call goes, taken from the contract at build time: the browser gets paths, not schemas. */
function contractManifest(): PluginOption {
  const paths = Object.entries(contract as Tree).map(([noun, verbs]) => [
    noun,
    Object.fromEntries(Object.entries(verbs).map(([verb, { method, path, file }]) => [verb, { method, path, file }])),
  ])
  return {
    name: 'contract-manifest',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(Object.fromEntries(paths))}` : undefined),
  }
}

/**
 * Menus and dialogs load before anybody opens one, so Chromium may compile all of their functions then, beside the page;
 * otherwise the first press would. Other browsers see a comment.
 */
function compiledAhead({ name }: { name: string }) {
  return name === 'overlays' ? '//# allFunctionsCalledOnLoad' : ''
}

/** The build of one app: React, Tailwind, the contract's manifest; in development the API is asked through a proxy. */
export function appConfig(port: number, firstScreens: FirstScreens): UserConfig {
  return {
    // React Aria speaks thirty languages, of which ours has the one; days and months are named by the browser.
    plugins: [
      react(),
      tailwindcss(),
      contractManifest(),
      compiledTexts(),
      singleIcons(),
      pageFrame(),
      firstFiles(),
      compressed(),
      optimizeLocales.vite({ locales: ['en-US'] }),
    ],
    // The icon and the theme script, the same for all three.
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    build: {
      target: 'es2023',
      sourcemap: true,
      assetsInlineLimit: 0,
      // Every browser of this target preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(firstScreens) }, postBanner: compiledAhead } },
    },
    server: { port, strictPort: true, allowedHosts: ['.localhost'], proxy: { '/api': 'http://127.0.0.1:3000' } },
  }
}
