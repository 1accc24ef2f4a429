/** English texts of saving a list as a file (document 001 §7). */
export const csvTexts = {
  'csv.export': 'Export to CSV',
  'csv.export.busy': 'Exporting...',
} as const
