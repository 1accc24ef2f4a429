/** The lines of a CSV file by its headings, blank ones left out; an apostrophe that an export put before a formula is taken off. */
export async function readCsv(file: File): Promise<{ headings: string[]; rows: Record<string, string>[] }> {
  // Loaded with the first import: nobody waits for it before.
  const { default: Papa } = await import('papaparse')
  const { data, meta } = Papa.parse<Record<string, string>>(await file.text(), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => heading.replace(/^\uFEFF/, '').trim(),
    transform: (cell) => cell.replace(/^'(?=[=+\-@])/, ''),
  })
  return { headings: meta.fields ?? [], rows: data }
}
