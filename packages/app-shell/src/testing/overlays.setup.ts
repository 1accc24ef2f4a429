import { loadOverlays } from '@pramaan/ui/on-demand'

// As for a person who has been on the page for a moment; stories open menus and dialogs whose code is still on its way.
await loadOverlays()
