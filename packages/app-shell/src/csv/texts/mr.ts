export const csv = {
  'csv.export': 'CSV मध्ये काढा',
  'csv.export.busy': 'काढत आहे...',
  'csv.export.none': 'ही यादी रिकामी आहे, त्यामुळे काढण्यासारखे काही नाही.',
  'csv.export.truncated': 'फाइलमध्ये पहिल्या {shown} ओळी आहेत. बाकीच्या सेव्ह करण्यासाठी यादी लहान करा.',
}
