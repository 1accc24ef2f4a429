/** A fault for some calls to a path: no response in time, a 500, or a lost response to a completed call. */
type Fault = { path: RegExp; kind: 'hang' | 'error' | 'lost'; times: number }

/** The faults that a test has set up. */
export function createFaults() {
  const faults: Fault[] = []
  return {
    add: (path: RegExp, kind: Fault['kind'], times = 1) => void faults.push({ path, kind, times }),
    /** The fault of the next call to a path, which uses it up; undefined if the call works. */
    next(path: string) {
      const fault = faults.find((one) => one.times > 0 && one.path.test(path))
      if (fault) fault.times -= 1
      return fault?.kind
    },
    clear() {
      faults.length = 0
    },
  }
}
