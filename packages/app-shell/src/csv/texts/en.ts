/** English texts of saving a list as a file (document 001 §7). */
export const csvTexts = {
  'csv.export': 'Export to CSV',
  'csv.export.busy': 'Exporting...',
  'csv.export.none': 'This list is empty, so there is nothing to export.',
  'csv.export.truncated': 'The file has the first {shown} rows. Filter the list to save the others.',
} as const
