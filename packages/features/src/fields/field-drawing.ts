import type { WorkDrawing } from '@pramaan/ui/drawing'

/** The drawing of each domain of work, by its number: numbers never change. */
const ofDomain: Readonly<Record<number, WorkDrawing>> = {
  1: 'software',
  2: 'data',
  3: 'design',
  4: 'marketing',
  5: 'sales',
  6: 'support',
  7: 'accounting',
  8: 'banking',
  9: 'hr',
  10: 'logistics',
  11: 'manufacturing',
  12: 'electrical',
  13: 'civil',
  14: 'healthcare',
  15: 'hospitality',
  16: 'education',
}

/** The drawing of each of our course categories. */
const ofCategory: Readonly<Record<number, WorkDrawing>> = {
  1: 'software',
  2: 'erp',
  3: 'hardware',
  4: 'design',
  5: 'marketing',
  6: 'accounting',
  7: 'speaking',
  8: 'support',
  9: 'drafting',
  10: 'abroad',
  11: 'management',
  12: 'degree',
}

/** The drawing for a drive or job without a picture: its domain's, or a briefcase without a domain. */
export function domainDrawing(domainId: number | null): WorkDrawing {
  return (domainId !== null && ofDomain[domainId]) || 'work'
}

/** The drawing for a course without a picture: its category's, or a book for no category or one that an Admin added. */
export function courseDrawing(categoryId: number | null): WorkDrawing {
  return (categoryId !== null && ofCategory[categoryId]) || 'education'
}
