/** The id of the nth picture of a kind: samples have fixed ids, so that they are stored once. */
export function pictureId(kind: 'logo' | 'photo', index: number): string {
  const group = kind === 'logo' ? '1' : '2'
  return `0190d3e0-0000-7000-8000-${group}${String(index).padStart(11, '0')}`
}

/** A picture as the server stores it: our own drawing, so it is trusted to be SVG. */
export function samplePicture(id: string, kind: 'companyLogo' | 'avatar', drawn: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${drawn}</svg>`
  return { id, kind, type: 'image/svg+xml', name: `${kind}.svg`, bytes: new TextEncoder().encode(svg) } as const
}
