/** Where the sample files of demo profiles are served: `cv` and `certificates` name them. */
export const sampleFiles = { cv: '/demo/cv.pdf', certificate: '/demo/certificate.pdf' } as const

const lines: Readonly<Record<string, string>> = {
  [sampleFiles.cv]: 'Sample CV of an invented candidate',
  [sampleFiles.certificate]: 'Sample certificate of an invented candidate',
}

/** The bytes of a sample file (`application/pdf`) by its path, for the server to answer with; undefined for any other path. */
export function sampleFile(path: string): Uint8Array<ArrayBuffer> | undefined {
  const line = Object.hasOwn(lines, path) ? lines[path] : undefined
  return line === undefined ? undefined : new TextEncoder().encode(pdfOf(line))
}

/** A PDF of one page with one line. */
function pdfOf(line: string): string {
  const drawn = `BT /F1 20 Tf 72 740 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}
