/** The default picture of a link preview. Messengers don't show SVG. */
export const appIcon = '/icons/icon-512.png'
