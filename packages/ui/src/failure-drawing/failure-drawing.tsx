/** Props of `FailureDrawing`: `offline` if the server could not be reached; otherwise something broke. */
export type FailureDrawingProps = { offline?: boolean | undefined }

/** The drawing of a failure, inlined because it is shown when files can't be fetched. */
export function FailureDrawing({ offline }: FailureDrawingProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 128 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="art h-24 shrink-0"
    >
      <path fill="var(--art-soft)" stroke="none" d="M24 84h80a4 4 0 0 1 0 8H24a4 4 0 0 1 0-8z" />
      {offline ? <Unplugged /> : <Broken />}
    </svg>
  )
}

function Unplugged() {
  return (
    <>
      <path fill="var(--art-paper)" d="M44 62a16 16 0 0 1-2-32 24 24 0 0 1 46-3 18 18 0 0 1 2 35z" />
      <path d="M66 62v8a8 8 0 0 0 8 8h6m34 0h8M56 36a10 10 0 0 1 14-3" />
      <path fill="var(--art-soft)" d="M80 72h8v12h-8zm8 3h4m-4 6h4" />
      <path fill="var(--art-accent)" d="M106 70h-8v16h8a8 8 0 0 0 0-16z" />
    </>
  )
}

function Broken() {
  return (
    <>
      <path fill="var(--art-paper)" d="M26 18h76v66H26z" />
      <path fill="var(--art-soft)" d="M26 18h76v14H26z" />
      <path strokeWidth="3" d="M34 25h.01M42 25h.01M50 25h.01" />
      <path fill="var(--art-accent)" d="m64 40 20 34H44z" />
      <path stroke="var(--art-on-accent)" strokeWidth="3" d="M64 52v9m0 6h.01" />
    </>
  )
}
