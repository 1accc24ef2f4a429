import { existsSync, readFileSync } from 'node:fs'

/** How many tests a step's report counts as passed and failed; a step without tests counts as one. */
export function countOf(step, went) {
  const report = step.report && existsSync(step.report) ? JSON.parse(readFileSync(step.report, 'utf8')) : undefined
  if (!report) return went ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const counted = report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests }
  return went ? counted : { ...counted, failed: Math.max(1, counted.failed) }
}
