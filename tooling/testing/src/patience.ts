/*
 * How long tests wait before they give up. A test that hangs costs these minutes once; a limit that a busy machine
 * reaches fails everybody's run. A limit stands in a test only where the limit is what is tested.
 */

/** A whole test. */
export const testMs = 120_000

/** A test that tries thousands of things, or loads whole lists. */
export const longTestMs = 3_600_000

/** A journey through an app, which opens up to dozens of screens. */
export const journeyMs = 900_000

/** What is done before and after tests: starting a database, filling it. */
export const hookMs = 180_000

/** What a test waits for: an element, a value, a message. */
export const waitMs = 20_000

/** What a journey waits for: the server, the apps and the browser share the machine. */
export const pageMs = 60_000

/** A program that starts, for as long as it runs. */
export const startMs = 600_000
