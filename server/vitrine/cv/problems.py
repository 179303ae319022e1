"""What the making of a CV says no with."""

from vitrine.errors import Problem


class CvTooComplex(Problem):
    """Its texts take more time or memory than a CV may."""

    code, status = "cv.too_complex", 422
