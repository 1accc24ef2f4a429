const deep = 10

function dcg(grades: readonly number[]) {
  return grades.slice(0, deep).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}

/** The first ten against the best ten that there are, from 0 to 1; undefined where nobody is relevant at all. */
export function ndcg(shown: readonly number[], all: Iterable<number>): number | undefined {
  const best = dcg([...all].sort((one, other) => other - one))
  return best === 0 ? undefined : dcg(shown) / best
}
