/** The address of a picture: it is a file of its own in every build. */
declare module '*.svg?no-inline' {
  const address: string
  export default address
}
