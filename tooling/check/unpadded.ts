/** A page as it is written before the formatter fills the columns of its tables. */
export function unpadded(markdown: string): string {
  return markdown.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')
}
