/** The picture of a link preview that has none of its own: messengers show no SVG. */
export const appIcon = '/icons/icon-512.png'
