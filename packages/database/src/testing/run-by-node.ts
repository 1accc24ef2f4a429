/**
 * What a test run leaves to Node, which imports the server's sources as in production: Vitest would transform all of
 * them once more for each suite. Tests themselves, and whatever has JSX, stay with Vitest.
 */
export const runByNode = {
  deps: {
    external: [
      /\/(apps\/api|packages\/(api-client|auth|contract|database|documents|domain|vocabulary))\/src\/(?!.*\.test\.)/,
    ],
  },
}
