/** The URL of a picture, which is a separate file in every build. */
declare module '*.svg?no-inline' {
  const address: string
  export default address
}
