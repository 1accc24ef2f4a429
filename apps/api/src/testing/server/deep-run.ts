const isDeepRun = process.env.TEST_PART === 'all'

/** What repeats with other random choices or goes on for a day is tried a few times, and at full length in the deep run. */
export const inDeepRun = <Value>(atFullLength: Value, otherwise: Value) => (isDeepRun ? atFullLength : otherwise)
