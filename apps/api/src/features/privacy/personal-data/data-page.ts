import type { ReadableDocument } from '@pramaan/documents/content'
import { escaped } from '../../../http/web/html.ts'

const style = `body{font:16px/1.5 system-ui,'Noto Sans Devanagari',sans-serif;max-width:760px;margin:32px auto;padding:0 20px;color:#1c2333;background:#fff;overflow-wrap:anywhere}
h1{font-size:26px}h2{font-size:19px;margin-top:32px;border-bottom:1px solid #dcdfe6;padding-bottom:4px}ul{list-style:none;padding:0;margin:12px 0}
@media (prefers-color-scheme:dark){body{color:#e8eaf0;background:#14171f}h2{border-color:#343a48}}`

/** A document as one self-contained HTML page without scripts. */
export function dataPage({ language, title, lines, sections }: ReadableDocument): string {
  const parts = sections.map(
    ({ title, entries }) =>
      `<section><h2>${escaped(title)}</h2>${entries.map(({ lines }) => `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`).join('')}</section>`,
  )
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style><main><h1>${escaped(title)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}${parts.join('')}</main></html>`
}
