import { useLabels } from '../labels/labels.tsx'

/** The id that every shell gives its main part. */
export const contentId = 'content'

/** The first stop of the Tab key: jumps over the menus to the screen's own content. */
export function SkipLink() {
  const labels = useLabels()
  return (
    <a
      href={`#${contentId}`}
      className="sr-only z-50 rounded-control bg-inverse font-semibold text-on-inverse focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
    >
      {labels.skipToContent}
    </a>
  )
}
