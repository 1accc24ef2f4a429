import type { ListedJob } from '../../job-shapes.ts'

type Asked = ListedJob['Asked'][number]

/** Whether a job's title names the searched work. */
export function isInTitle(where: NonNullable<Asked['where']>) {
  return where === 'title' || where === 'words' || where === 'narrowerTitle'
}

/** Whether a job's title says everything that was searched for, in which case a line would only repeat it. */
export function titleSaysAll(asked: readonly Asked[]): boolean {
  return asked.length < 2 && asked.every(({ way, where }) => way === 'itself' && where !== null && isInTitle(where))
}
