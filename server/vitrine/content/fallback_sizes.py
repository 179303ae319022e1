"""Written by tools/fallback_fonts.py, which measures the font files. Do not edit."""

HEIGHTS = {
    "tinos": [89.1, 21.6, 4.2],
    "arimo": [90.5, 21.2, 3.3],
    "cousine": [83.3, 30.0, 0.0],
    "gelasio": [92.8, 34.2, 0.0],
    "playfair-display": [108.2, 25.1, 0.0],
    "eb-garamond": [100.7, 29.8, 0.0],
    "lora": [100.6, 27.4, 0.0],
    "fraunces": [97.8, 25.5, 0.0],
    "source-sans-3": [102.4, 40.0, 0.0],
    "work-sans": [93.0, 24.3, 0.0],
    "space-grotesk": [98.4, 29.2, 0.0],
    "ibm-plex-mono": [102.5, 27.5, 0.0],
}
SIZES = {
    "tinos": {
        "DejaVu Serif": [78.2, 75.3, 86.5, 84.7],
        "Times New Roman": [100.0, 100.0, 100.0, 100.0],
        "Noto Serif": [84.4, 84.3, 98.3, 98.2],
    },
    "arimo": {
        "DejaVu Sans": [87.9, 83.6, 99.1, 90.0],
        "Arial": [100.0, 100.0, 100.0, 100.0],
        "Roboto": [100.7, 106.5, 109.0, 109.0],
    },
    "cousine": {"Droid Sans Mono": [99.6, 99.6, 99.6, 99.6], "Courier New": [100.0, 100.0, 100.0, 100.0]},
    "gelasio": {
        "DejaVu Serif": [85.8, 90.6, 89.6, 93.0],
        "Times New Roman": [109.7, 120.3, 103.5, 109.8],
        "Noto Serif": [92.5, 101.4, 101.8, 107.8],
    },
    "playfair-display": {
        "DejaVu Serif": [86.9, 80.6, 84.7, 82.5],
        "Times New Roman": [111.2, 107.0, 97.9, 97.4],
        "Noto Serif": [93.8, 90.2, 96.3, 95.7],
    },
    "eb-garamond": {
        "DejaVu Serif": [73.2, 73.1, 85.3, 82.4],
        "Times New Roman": [93.7, 97.0, 98.6, 97.3],
        "Noto Serif": [79.0, 81.8, 96.9, 95.6],
    },
    "lora": {
        "DejaVu Serif": [90.4, 84.2, 87.9, 83.9],
        "Times New Roman": [115.6, 111.8, 101.6, 99.1],
        "Noto Serif": [97.6, 94.3, 99.9, 97.3],
    },
    "fraunces": {
        "DejaVu Serif": [90.3, 87.1, 91.2, 89.0],
        "Times New Roman": [115.5, 115.7, 105.4, 105.1],
        "Noto Serif": [97.5, 97.5, 103.6, 103.2],
    },
    "source-sans-3": {
        "DejaVu Sans": [81.7, 76.4, 82.2, 77.1],
        "Arial": [93.0, 91.5, 83.0, 85.6],
        "Roboto": [93.6, 97.4, 90.5, 93.3],
    },
    "work-sans": {
        "DejaVu Sans": [97.8, 86.8, 98.6, 88.8],
        "Arial": [111.3, 103.8, 99.5, 98.7],
        "Roboto": [112.1, 110.5, 108.5, 107.5],
    },
    "space-grotesk": {
        "DejaVu Sans": [95.3, 84.5, 89.9, 81.0],
        "Arial": [108.4, 101.1, 90.8, 90.0],
        "Roboto": [109.2, 107.7, 99.0, 98.0],
    },
    "ibm-plex-mono": {"Droid Sans Mono": [99.6, 99.6, 99.6, 99.6], "Courier New": [100.0, 100.0, 100.0, 100.0]},
}
ARABIC_SIZES = {
    "cairo": {"DejaVu Sans": [99.0, 90.2], "Noto Naskh Arabic": [115.3, 120.7]},
    "el-messiri": {"DejaVu Sans": [97.6, 86.1], "Noto Naskh Arabic": [113.6, 115.2]},
    "ibm-plex-sans-arabic": {"DejaVu Sans": [88.4, 79.8], "Noto Naskh Arabic": [102.9, 106.8]},
    "markazi-text": {"DejaVu Sans": [76.0, 67.7], "Noto Naskh Arabic": [88.5, 90.6]},
    "noto-naskh-arabic": {"DejaVu Sans": [85.9, 74.7], "Noto Naskh Arabic": [100.0, 100.0]},
}
