import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { screensOf } from '../../vite-config/src/screens-of-routes.ts'

const root = new URL('../../..', import.meta.url).pathname

test.each(['candidate', 'employer', 'staff'])(
  'the build reads from the routes of the %s app which screen each path loads',
  async (app) => {
    const file = `${root}apps/${app}/src/routes.tsx`
    const { shell, signIn, screens } = await screensOf(file, async (imported) => createRequire(file).resolve(imported))
    expect(shell).toBe(`${root}apps/${app}/src/shell.tsx`)
    expect(signIn).toMatch(/\/sign-in-screen\.tsx$/)
    expect(screens.length).toBeGreaterThan(20)
    for (const [path, screen] of screens)
      expect([path, screen]).toEqual([expect.stringMatching(/^\//), expect.stringMatching(/\.tsx$/)])
  },
)
