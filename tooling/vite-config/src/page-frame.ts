import { readFile } from 'node:fs/promises'
import type { PluginOption } from 'vite'

const frame = new URL('./frame.html', import.meta.url)
const root = '<div id="app"></div>'

/** Puts the frame of a screen into the page, for the time until the app itself shows something. */
export function pageFrame(): PluginOption {
  return {
    name: 'page-frame',
    transformIndexHtml: async (html) => html.replace(root, `${root}\n${await readFile(frame, 'utf8')}`),
  }
}
