/**
 * The lines of a CSV file by heading, without blank ones; an apostrophe that an export added before a formula is
 * removed.
 */
export async function readCsv(file: File): Promise<{ headings: string[]; rows: Record<string, string>[] }> {
  // Loaded with the first import.
  const { default: Papa } = await import('papaparse')
  const { data, meta } = Papa.parse<Record<string, string>>(await file.text(), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => heading.replace(/^\uFEFF/, '').trim(),
    transform: (cell) => cell.replace(/^'(?=[=+\-@])/, ''),
  })
  return { headings: meta.fields ?? [], rows: data }
}
