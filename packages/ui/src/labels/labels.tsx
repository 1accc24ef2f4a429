import { createContext, type ReactNode, use, useMemo } from 'react'
import { defaultLabels, type UiLabels } from './default-labels.ts'

export type { UiLabels }
export { defaultLabels }

const LabelsContext = createContext<UiLabels>(defaultLabels)

/** Provides the generic labels in the person's language; missing ones stay English. */
export function UiLabelsProvider({ labels, children }: { labels: Partial<UiLabels>; children: ReactNode }) {
  const merged = useMemo(() => ({ ...defaultLabels, ...labels }), [labels])
  return <LabelsContext value={merged}>{children}</LabelsContext>
}

/** The generic texts (Close, Retry, '1–10 of 128') of this package's components. */
export function useLabels(): UiLabels {
  return use(LabelsContext)
}
