import type { WorkDrawing } from '../drawing/drawing.tsx'

/**
 * Blue like the brand, and neighbouring violets and steel; never green (verified), amber (attention) or red (errors).
 */
const hues: Readonly<Record<WorkDrawing, number>> = {
  software: 265,
  data: 250,
  hardware: 250,
  erp: 265,
  electrical: 240,
  manufacturing: 240,
  civil: 235,
  drafting: 235,
  logistics: 240,
  accounting: 275,
  banking: 275,
  sales: 285,
  work: 265,
  support: 290,
  education: 290,
  management: 285,
  degree: 275,
  abroad: 250,
  hr: 295,
  design: 305,
  marketing: 310,
  speaking: 305,
  hospitality: 315,
  healthcare: 320,
}

/** The background hue of a drawing; similar fields of work share one. */
export function hueOf(drawing: WorkDrawing): number {
  return hues[drawing]
}
