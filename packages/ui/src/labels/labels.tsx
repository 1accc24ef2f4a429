import { createContext, type ReactNode, use, useMemo } from 'react'
import { defaultLabels, type UiLabels } from './default-labels.ts'

export type { UiLabels }
export { defaultLabels }

const LabelsContext = createContext<UiLabels>(defaultLabels)

/** Provides the generic labels in the person's language; missing ones stay English. */
export function UiLabelsProvider({
  labels,
  children,
}: {
  labels: Partial<UiLabels>
  /** What stands inside. */
  children: ReactNode
}) {
  const merged = useMemo(() => ({ ...defaultLabels, ...labels }), [labels])
  return <LabelsContext value={merged}>{children}</LabelsContext>
}

/** The small generic words (Close, Retry, '1–10 of 128') that parts of this package need. */
export function useLabels(): UiLabels {
  return use(LabelsContext)
}
