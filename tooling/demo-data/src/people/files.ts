import { logos } from '../pictures/logos.ts'
import { photos } from '../pictures/photos.ts'

/** The files that demo profiles share: `cv` and `certificates` name them by these ids. */
export const sampleFiles = {
  cv: '0190d3e0-0000-7000-8000-000000000001',
  certificate: '0190d3e0-0000-7000-8000-000000000002',
} as const

/** The shared documents: PDFs of one line. */
export const documents = [
  {
    id: sampleFiles.cv,
    kind: 'cv',
    type: 'application/pdf',
    name: 'Sample CV.pdf',
    bytes: new TextEncoder().encode(pdfOf('Sample CV of an invented candidate')),
  },
  {
    id: sampleFiles.certificate,
    kind: 'certificate',
    type: 'application/pdf',
    name: 'Sample certificate.pdf',
    bytes: new TextEncoder().encode(pdfOf('Sample certificate of an invented candidate')),
  },
] as const

/** The shared files as the server stores them. */
export const samples = [...documents, ...logos, ...photos]

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
