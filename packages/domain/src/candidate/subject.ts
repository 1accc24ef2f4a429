/** Degree and field of study; a degree that includes its field names it once. */
export function subjectOf({ degree, studField }: { degree: string; studField: string | null }): string {
  return studField && !degree.includes(studField) ? `${degree}, ${studField}` : degree
}
