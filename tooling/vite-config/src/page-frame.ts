import { readFile } from 'node:fs/promises'
import type { PluginOption } from 'vite'

const frame = new URL('./frame.html', import.meta.url)
const root = '<div id="app"></div>'

/** Puts the frame of a screen into the page, until the app itself shows something; without JavaScript, a sentence. */
export function pageFrame(): PluginOption {
  return {
    name: 'page-frame',
    transformIndexHtml: async (html) => html.replace(root, `${root}\n${await readFile(frame, 'utf8')}`),
  }
}
